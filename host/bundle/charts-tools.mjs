// What the charts' package takes from lodash, for what it is given here: plain objects, and paths of names.

export const isArray = Array.isArray;
export const isDate = (value) => value instanceof Date;
export const isFunction = (value) => typeof value === 'function';
export const isString = (value) => typeof value === 'string';
export const isPlainObject = (value) => Object.prototype.toString.call(value) === '[object Object]';

export const last = (list) => list?.[list.length - 1];
export const uniq = (list) => [...new Set(list)];
export const sortBy = (list, by) => list.toSorted((one, other) => by(one) - by(other));
export const without = (list, ...values) => list.filter((one) => !values.includes(one));

let given = 0;
export const uniqueId = (prefix = '') => `${prefix}${++given}`;

export const uniqBy = (list, by) => {
  const found = new Map();
  for (const one of list) if (!found.has(by(one))) found.set(by(one), one);
  return [...found.values()];
};

const steps = (path) => String(path).split('.');

export const get = (object, path) => steps(path).reduce((value, name) => value?.[name], object);

export const set = (object, path, value) => {
  const names = steps(path);
  const end = names.pop();
  names.reduce((part, name) => (part[name] ??= {}), object)[end] = value;
  return object;
};

export const merge = (into, ...others) => {
  for (const other of others) {
    for (const [name, value] of Object.entries(other)) {
      if (isPlainObject(value)) into[name] = merge(isPlainObject(into[name]) ? into[name] : {}, value);
      else if (value !== undefined) into[name] = value;
    }
  }
  return into;
};
