"""Creates the database in the folder of DATA_DIR, fills it, and serves the CMS on a free port, whose address it prints."""

import os
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from django.core.management import call_command
from django.core.wsgi import get_wsgi_application

os.environ["DJANGO_SETTINGS_MODULE"] = "city.settings"
django.setup()
call_command("migrate", run_syncdb=True, verbosity=0)

from city.seed import seed  # noqa: E402  models need the settings first

seed()


class ThreadingServer(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *_):
        pass


server = make_server("127.0.0.1", 0, get_wsgi_application(), ThreadingServer, QuietHandler)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
