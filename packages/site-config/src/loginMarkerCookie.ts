/**
 * Name of the cookie by which a server that logs visitors in on its own pages (plain forms, the redirect back from
 * Facebook) tells the next page with widgets to request the session. It contains nothing else, so a script may read it.
 */
export const loginMarkerCookie = 'cg-came-in';
