/** Styles of the mock provider, deliberately unlike those of our sites. */
export const dialogStyle = `:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; background: light-dark(#eef1f6, #14181f); color: light-dark(#1b2230, #e8ecf3); }
main { box-sizing: border-box; max-width: 30rem; margin: 8vh auto; padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #1f2530); }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
ul { margin: 1.25rem 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
.person { display: flex; gap: .875rem; align-items: center; min-height: 2.75rem; padding: .625rem; border: 1px solid light-dark(#c8d0dd, #414b5c); border-radius: .75rem; color: inherit; text-decoration: none; }
.person:hover { background: light-dark(#f3f6fb, #283041); }
.person svg { flex: none; }
.person small { display: block; color: light-dark(#556074, #a9b4c6); font-size: .875rem; }
.cancel { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
@media (max-width: 32rem) { main { min-height: 100vh; margin: 0; border-radius: 0; } }
`;
