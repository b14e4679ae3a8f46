// styled-components without what nothing here uses. Written for the release that the lock file names: where another one
// differs, the build stops.

/** Elements that something of ours is made of. */
const tags = new Set(
  `a article aside b button code dialog div dl fieldset figure footer form h1 h2 h3 header hr i img input label li main
  nav ol p pre rect s section select small span strong svg table td text textarea time ul`.split(/\s+/),
);

const cuts = [
  // Looks for what is not valid CSS; ours is, and `shorten` takes the comments out.
  [/d=function\(e\)\{const t=-1!==e\.indexOf\("\/\/"\)[^]*?\}\(t\);let h=/, 'd=t;let h='],
  // Styles that a server wrote: there are none, and those of a page around ours are not ours to take.
  [/we=e=>\{const t=ve\([^]*?\};let Ne=/, 'we=()=>{};let Ne='],
  [/var dt=new Set\(\["a","abbr"[^\]]*\]\);/, `var dt=new Set(${JSON.stringify([...tags].join(' '))}.split(" "));`],
];

/** Leaves of styled-components what our components ask of it. */
export function styledCore() {
  return {
    name: 'styled-core',
    transform(code, id) {
      if (id.endsWith('/styled-components.browser.esm.js')) {
        const missing = cuts.find(([from]) => !from.test(code));
        if (missing) this.error(`styled-components has no ${missing[0]} any more.`);
        return { code: cuts.reduce((text, [from, to]) => text.replace(from, () => to), code), map: null };
      }
      if (id.includes('/node_modules/')) return null;
      for (const [, tag] of code.matchAll(/\bstyled\.([a-z]\w*)/g)) {
        if (!tags.has(tag)) this.error(`${id}: styled.${tag} is left out, see host/bundle/styled.mjs`);
      }
      return null;
    },
  };
}
