"""Trades the partner's secret for a short-lived token that the page's widgets use. Python 3.8 or newer, nothing to install.

  in your own server: from netpane_token import netpane_token
  by itself:          NETPANE_URL=… NETPANE_SECRET=… SITE_ORIGIN=https://portal.example.com python3 netpane_token.py
"""

import json
import os
import sys
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

CLOUD = os.environ.get("NETPANE_URL", "http://127.0.0.1:8080").rstrip("/")
SECRET = os.environ.get("NETPANE_SECRET", "")
SECONDS = float(os.environ.get("NETPANE_TIMEOUT", "10"))


def netpane_token(origin, scopes, account=None):
    """Status and body for the page. A refusal goes through as it is, so that the widget can say why."""
    asked = {"origin": origin, "scopes": scopes, **({"account": account} if account else {})}
    headers = {"authorization": f"Bearer {SECRET}", "content-type": "application/json"}
    request = urllib.request.Request(f"{CLOUD}/api/v3/embed/token", json.dumps(asked).encode(), headers)
    try:
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as reply:
                answer = json.load(reply)
        except urllib.error.HTTPError as refused:
            answer = json.load(refused)
        data = answer.pop("data", None)
        return (200, data) if data and data.get("token") else (502, answer)
    except (OSError, ValueError, AttributeError):
        # Never the error itself: it may name what only the back end should know.
        return 502, {"code": 5020, "message": "暂时无法连接网络云平台"}


class Site(BaseHTTPRequestHandler):
    origin = os.environ.get("SITE_ORIGIN", "http://localhost:5173")
    scopes = os.environ.get("NETPANE_SCOPES", "device:read alarm:read").split(" ")

    def send(self, status, body):
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("cache-control", "no-store")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def do_POST(self):
        if self.path != "/netpane-token":
            return self.send(404, {})
        # Your own pages only. Here is also where to ask who is signed in, and whether they may see this network.
        if self.headers.get("origin") != self.origin:
            return self.send(403, {})
        self.send(*netpane_token(self.origin, self.scopes))

    def do_GET(self):
        self.send(405 if self.path == "/netpane-token" else 404, {})

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    if not SECRET:
        sys.exit("NETPANE_SECRET is not set")
    port = int(os.environ.get("PORT", "5001"))
    print(f"http://127.0.0.1:{port}/netpane-token", flush=True)
    ThreadingHTTPServer(("127.0.0.1", port), Site).serve_forever()
