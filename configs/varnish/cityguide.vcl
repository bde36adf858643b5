vcl 4.1;

# A shared cache in front of the site: docs/operator.md, "A shared cache". Run Varnish 6.6 or newer with
# -p http_gzip_support=off: the site compresses, with Brotli too, which Varnish does not know.

import purge;
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = { .url = "/health/ready"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

# Who may have an address fetched anew.
acl operators {
  "localhost";
}

sub vcl_recv {
  # A visitor must not choose how old an answer is.
  if (req.restarts == 0) {
    unset req.http.X-Any-Age;
  }

  if (req.method == "PURGE") {
    if (client.ip !~ operators) {
      return (synth(403));
    }
    return (hash);
  }

  # Of an answer there is one version per compression.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }

  # While the site answers, what is older than half a minute is served for 20 more seconds while it is fetched anew in the
  # background (stale-while-revalidate), so a change is seen by everybody within a minute. While it does not answer, what is
  # up to a day old goes on being served (stale-if-error).
  if (std.healthy(req.backend_hint) && !req.http.X-Any-Age) {
    set req.grace = 20s;
  } else {
    set req.grace = 24h;
  }
  return (hash);
}

sub vcl_hit {
  if (req.method == "PURGE") {
    # Kept as something to serve while the site does not answer.
    purge.soft(0s);
    return (synth(200));
  }
}

sub vcl_miss {
  if (req.method == "PURGE") {
    purge.soft(0s);
    return (synth(200));
  }
  # An answer to somebody with cookies goes to them alone: only what was fetched without any is ever stored.
  if (req.http.Cookie) {
    return (pass);
  }
}

sub vcl_backend_fetch {
  # Also where a member's request is what makes Varnish fetch a page anew in the background.
  if (!bereq.uncacheable) {
    unset bereq.http.Cookie;
  }
  unset bereq.http.X-Any-Age;
}

sub vcl_backend_response {
  # A page in the cache is better than an error in its place.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # The site says what is the same for everybody; nothing else is stored.
  if (bereq.uncacheable || beresp.status >= 500 || beresp.http.Cache-Control !~ "^public" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "10";
  set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Back in a moment</title><h1>Back in a moment</h1><p>The site does not answer just now. Please try again.</p>
<p lang="fr">Le site ne répond pas pour le moment. Veuillez réessayer.</p></html>"};
  return (deliver);
}

sub vcl_deliver {
  # The site has failed before the probe has noticed: once more, with whatever age.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && !req.http.Authorization) {
    set req.http.X-Any-Age = "yes";
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
