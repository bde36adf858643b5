/** @type {{ __esModule: true, default?: object }} */
const classes = { __esModule: true };

// CSS modules in unit tests: every class name is returned unchanged.
module.exports = new Proxy(classes, {
  get: (target, name, proxy) =>
    name === 'default' ? proxy : name in target ? Reflect.get(target, name) : String(name),
});
