"""A program that is told of games (docs/webhooks.md): it checks each request, and prints what is new.

NULLGATE_SECRET=... python docs/webhook_receiver.py 8099
"""

import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET, LARGEST, OLDEST = os.environ["NULLGATE_SECRET"].encode(), 16_000, 300
had = set()


class Receiver(BaseHTTPRequestHandler):
    """Takes what is signed with the secret, each event once."""

    def do_POST(self) -> None:
        """Answer 204 to what is genuine, 401 to all else."""
        body = self.rfile.read(min(int(self.headers.get("Content-Length", 0)), LARGEST))
        at, signed = self.headers.get("Nullgate-Timestamp", "0"), self.headers.get("Nullgate-Signature", "")
        right = "v1=" + hmac.new(SECRET, at.encode() + b"." + body, hashlib.sha256).hexdigest()
        genuine = hmac.compare_digest(signed, right) and abs(time.time() - int(at)) < OLDEST
        self.send_response(204 if genuine else 401)
        self.end_headers()
        event = json.loads(body) if genuine else {"id": None}
        if genuine and event["id"] not in had:
            had.add(event["id"])
            print(event["event"], event.get("game") or event.get("cup"), event.get("turn", ""), flush=True)


HTTPServer(("127.0.0.1", int(sys.argv[1])), Receiver).serve_forever()
