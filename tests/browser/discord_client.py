"""Discord's client around an Activity: its page, which speaks the other half of the RPC, and its proxy.

They are on origins of their own, as Discord's are. The proxy replaces the policy of a page, and gives a nonce
to the scripts in it; everything else it passes on.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

#: The page around an Activity: `heard` is all that the Activity said, in order.
CLIENT = """<!DOCTYPE html><title>Discord</title><script>
const heard = [], [address, app, user] = %s, frameId = "f-1";
const [HANDSHAKE, FRAME] = [0, 1], config = { api_endpoint: "//discord.com/api", environment: "production" };
const wrong = (cmd, nonce, message) => ({ cmd, evt: "ERROR", nonce, data: { code: 4000, message } });
async function answered(kind, data) {
  if (kind === HANDSHAKE) {
    const { v, encoding, client_id, frame_id } = data;
    const fits = v === 1 && encoding === "json" && client_id === app && frame_id === frameId;
    return fits && { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config } };
  }
  const { cmd, args, nonce } = data;
  const fits = cmd === "AUTHORIZE" && args.client_id === app && args.response_type === "code" && args.state;
  if (kind !== FRAME || !fits) return wrong(cmd, nonce, "no such command");
  const code = await (await fetch(`/code?user=${user}`)).text();
  return code ? { cmd, evt: null, nonce, data: { code } } : wrong(cmd, nonce, "denied");
}
addEventListener("message", async (event) => {
  const frame = document.querySelector("iframe");
  if (event.source !== frame.contentWindow) return;
  heard.push(event.data);
  const data = await answered(...event.data);
  if (data) frame.contentWindow.postMessage([FRAME, data], new URL(address).origin);
});
function open_(instance, policy) {
  const frame = document.createElement("iframe"), where = "location_id=gc-1-2&channel_id=2&guild_id=1";
  Object.assign(frame, { referrerPolicy: policy, width: 1000, height: 700 });
  frame.src = `${address}?instance_id=${instance}&${where}&launch_id=3&frame_id=${frameId}&platform=desktop`;
  document.body.append(frame);
}
</script><body></body>"""
#: What Discord's proxy lets a page do, but for frames of its own.
POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-eval' 'nonce-{nonce}' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self' data:; "
    "connect-src 'self' blob: data:; frame-ancestors {parents}"
)
#: Headers that are of one connection alone.
HOP = {"transfer-encoding", "connection", "content-length", "content-encoding", "content-security-policy"}


@dataclass
class Client:
    """The servers of Discord's page and of its proxy before an Activity at `target`. `world` is its Discord.

    `ancestors`: whose pages the proxy lets frames be in. `holds_back`: it passes no stream on before its end.
    """

    world: Any
    target: str = ""
    ancestors: str = ""
    holds_back: bool = False
    asked: list[str] = field(default_factory=list)
    _runners: list[web.AppRunner] = field(default_factory=list)

    async def open(self) -> None:
        self.parent = await self._serve("localhost", self._page)
        self.stranger = await self._serve("localhost", self._page)
        self.proxy = await self._serve("127.0.0.1", self._passed_on)
        self.ancestors = self.parent

    async def close(self) -> None:
        for x in self._runners:
            await x.cleanup()

    async def _serve(self, host: str, answer: Any) -> str:
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", answer)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, host, 0).start()
        self._runners.append(runner)
        return f"http://{host}:{runner.addresses[0][1]}"

    async def _page(self, request: web.Request) -> web.Response:
        user = self.world.users.get(int(request.query.get("user", 0)))
        if request.path == "/code":
            return web.Response(text=self.world.authorize(user) if user else "")
        given = [f"{self.proxy}/", str(self.world.app.id), request.query.get("user", "")]
        return web.Response(text=CLIENT % given, content_type="text/html")

    async def _passed_on(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path)
        if self.holds_back and request.path.endswith("/news"):
            await asyncio.sleep(600)
        kept = {k: v for k, v in request.headers.items() if k in ("Content-Type", "Authorization")}
        async with (
            aiohttp.ClientSession() as session,
            session.request(
                request.method, self.target + request.path_qs, data=await request.read(), headers=kept
            ) as got,
        ):
            headers = {k: v for k, v in got.headers.items() if k.lower() not in HOP}
            if got.content_type == "text/html":
                page = (await got.text()).replace("<script>", '<script nonce="n0nce">')
                headers["Content-Security-Policy"] = POLICY.format(nonce="n0nce", parents=self.ancestors)
                return web.Response(text=page, status=got.status, headers=headers)
            answer = web.StreamResponse(status=got.status, headers=headers)
            await answer.prepare(request)
            async for part in got.content.iter_any():
                await answer.write(part)
            return answer
