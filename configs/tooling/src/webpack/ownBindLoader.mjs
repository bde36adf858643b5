const CALL = /([\w$]+(?:\.[\w$]+)*)\.bind\(/g;
const HELPER =
  'function cityguideBind(call){return(self,...first)=>(...rest)=>Reflect.apply(call,self,[...first,...rest])}';

/**
 * Makes a library bind its functions by itself: MooTools, in its widespread build for old code, replaces
 * `Function.prototype.bind` by one that takes a list of arguments, and React cannot run with it (ANY-6).
 * @param {string} source a CommonJS module
 * @returns {string}
 * @throws Error when a call has another form, which is left alone nowhere
 */
export default function ownBindLoader(source) {
  const code = source.replace(CALL, 'cityguideBind($1)(');
  if (code === source) return source;
  if (code.includes('.bind(')) throw new Error('A call of bind has a form that ownBindLoader does not know.');
  return `${code}\n${HELPER}`;
}
