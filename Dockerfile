# Two stages: what is needed to install stays behind in the first.
FROM python:3.13-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/nullgate
COPY requirements.txt /tmp/requirements.txt
RUN /opt/nullgate/bin/python -m pip install --require-hashes --only-binary :all: -r /tmp/requirements.txt

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /home/nullgate nullgate \
    && install -d -o nullgate -g nullgate /var/lib/nullgate
COPY --from=build /opt/nullgate /opt/nullgate
ENV PATH=/opt/nullgate/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    NULLGATE_DATA=/var/lib/nullgate
WORKDIR /app
COPY data data
COPY engine engine
COPY render render
COPY bot bot
RUN python -m compileall -q engine render bot
USER nullgate
VOLUME ["/var/lib/nullgate"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
