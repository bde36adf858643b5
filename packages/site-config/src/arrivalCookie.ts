/**
 * Name of the cookie by which a server that logs visitors in by its own pages (plain forms, the way back from Facebook)
 * says to the next page with widgets: ask who the visitor is. It holds no more than that, so a script may read it.
 */
export const arrivalCookie = 'cg-came-in';
