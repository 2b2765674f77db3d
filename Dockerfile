# The first stage is what the bot runs on, the second puts it together and stays behind, the third is the image.
FROM debian:trixie-slim AS python
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates python3 tini \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/*-old /var/lib/dpkg/*-old /var/log/*.log /var/log/apt

FROM python AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3-setuptools python3-venv
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
# pip has an environment of its own, so that none is in the image.
RUN python3 -m venv /tmp/pip && python3 -m venv --without-pip /opt/nullgate
COPY requirements.txt /tmp/requirements.txt
RUN /tmp/pip/bin/pip --python /opt/nullgate/bin/python install --no-compile --no-deps --require-hashes --only-binary :all: \
        -r /tmp/requirements.txt
WORKDIR /tmp/nullgate
COPY pyproject.toml README.md LICENSE ./
COPY data data
COPY engine engine
COPY render render
COPY bot bot
RUN python3 -c "from setuptools import build_meta; build_meta.build_wheel('/tmp')" \
    && /tmp/pip/bin/pip --python /opt/nullgate/bin/python install --no-compile --no-deps --no-index /tmp/nullgate_bot-*.whl
# Libraries bring their tests, their stubs and C headers, and Babel all languages of the world: those that we speak stay.
# What is left is compiled once, as nothing may write there later.
RUN cd /opt/nullgate/lib/python3*/site-packages \
    && find . -depth -type d \( -name tests -o -path './numpy/*/include' \) -exec rm -r {} + \
    && find . -name '*.pyi' -delete \
    && spoken="$(ls -d data/locale/*/ | xargs -n 1 basename | paste -s -d '|')" \
    && find babel/locale-data -name '*.dat' | grep -vE "/(root|$spoken)(_[A-Za-z0-9_]+)?\.dat$" | xargs rm \
    && /opt/nullgate/bin/python -m compileall -q --invalidation-mode unchecked-hash .

FROM python
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Nullgate" \
    org.opencontainers.image.description="A Discord bot on which communities play four space wargames by chat, with every rule enforced" \
    org.opencontainers.image.version="1.0.0" \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.revision="$REVISION" \
    org.opencontainers.image.base.name="docker.io/library/debian:trixie-slim"
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /var/lib/nullgate --shell /usr/sbin/nologin nullgate \
    && install -d -o nullgate -g nullgate -m 700 /var/lib/nullgate
COPY --from=build /opt/nullgate /opt/nullgate
ENV PATH=/opt/nullgate/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    NULLGATE_DATA=/var/lib/nullgate
# A settings file may be put here. The folder is not the data's, for Python would take code from where it stands.
WORKDIR /etc/nullgate
USER nullgate
VOLUME ["/var/lib/nullgate"]
STOPSIGNAL SIGTERM
# For the format of Docker alone: OCI images have no place for it (docs/operating.md).
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["nullgate", "health"]
# tini passes signals on: the kernel keeps those that a process 1 has not asked for from it, as Python has not at first.
ENTRYPOINT ["tini", "-s", "--", "nullgate"]
CMD ["run"]
