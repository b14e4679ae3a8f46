/**
 * What a module really stands on. An index file that passes names on counts only for the names that are asked of it:
 * whoever takes a button from it does not need its tables. Packages count whole.
 */
export function needsOf(getModuleInfo) {
  const facts = new Map();
  const factsOf = (id) => {
    if (!facts.has(id)) facts.set(id, read(getModuleInfo(id)));
    return facts.get(id);
  };

  /** The module that a name of `id` comes from in the end; `id` itself where it passes nothing on. */
  const origin = (id, name, seen = new Set()) => {
    const { passed, all } = factsOf(id);
    if (seen.has(`${id} ${name}`)) return undefined;
    seen.add(`${id} ${name}`);
    const on = passed.get(name);
    if (on) return on.name === '*' ? on.from : origin(on.from, on.name, seen);
    if (factsOf(id).own.has(name)) return id;
    for (const from of all) {
      const found = origin(from, name, seen);
      if (found) return found;
    }
    return undefined;
  };

  const standing = new Map();
  /** The modules that one stands on at once. They are asked for with every entry, and looked up with the first. */
  const standsOn = (id, info) => {
    if (!standing.has(id))
      standing.set(id, id.includes('/node_modules/') ? ofPackage(id, info) : [...new Set(ofOurs(id))]);
    return standing.get(id);
  };
  const ofPackage = (id, info) => (id.endsWith('/lucide-react.mjs') ? [] : info.importedIds);
  const ofOurs = (id) =>
    factsOf(id).imports.flatMap(({ from, names }) =>
      names.length === 0 || names.includes('*') ? [from] : names.map((name) => origin(from, name) ?? from),
    );

  return (entries) => {
    const found = new Set();
    const visit = (id) => {
      const info = getModuleInfo(id);
      if (found.has(id) || !info || info.isExternal) return;
      found.add(id);
      standsOn(id, info).forEach(visit);
    };
    for (const entry of entries) {
      visit(entry);
      for (const { from } of factsOf(entry).passed.values()) visit(from);
    }
    return found;
  };
}

/** Imports, own names and names passed on of one module, with the modules they come from. */
function read(info) {
  const facts = { imports: [], own: new Set(), passed: new Map(), all: [] };
  // Each look at it parses the module.
  const ast = info?.ast;
  if (!ast) return facts;
  const times = timesOf(info.code);
  const sources = [...new Set(ast.body.map((node) => node.source?.value).filter(Boolean))];
  const idOf = (source) => info.importedIds[sources.indexOf(source)];
  const local = new Map();
  for (const node of ast.body) {
    const from = node.source && idOf(node.source.value);
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.filter(({ local: { name } }) => times.get(name) > 1).map(nameOf);
      if (names.length > 0 || node.specifiers.length === 0) facts.imports.push({ from, names });
      for (const one of node.specifiers) local.set(one.local.name, { from, name: nameOf(one) });
    } else if (node.type === 'ExportAllDeclaration') {
      if (node.exported) facts.passed.set(node.exported.name, { from, name: '*' });
      else facts.all.push(from);
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local: name, exported } of node.specifiers) {
        const on = from ? { from, name: name.name } : local.get(name.name);
        if (on) facts.passed.set(exported.name, on);
        else facts.own.add(exported.name);
      }
      for (const name of declared(node.declaration)) facts.own.add(name);
    } else if (node.type === 'ExportDefaultDeclaration') facts.own.add('default');
  }
  return facts;
}

const declared = (node) => node?.declarations?.map(({ id }) => id.name) ?? (node?.id ? [node.id.name] : []);

const nameOf = ({ type, imported }) => imported?.name ?? (type === 'ImportDefaultSpecifier' ? 'default' : '*');

/** How often each name stands in a module: what was taken out of it may leave imports behind that nothing uses. */
function timesOf(code) {
  const times = new Map();
  for (const [name] of code.matchAll(/[\w$]+/g)) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}
