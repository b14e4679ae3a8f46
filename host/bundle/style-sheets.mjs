import MagicString from 'magic-string';

/** Writes the style sheets inside our scripts without what is there for who reads them: comments, indents, line ends. */
export function styleSheets() {
  return {
    name: 'style-sheets',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/from ["']styled-components["']/.test(code)) return null;
      const written = new MagicString(code);
      for (const { quasi } of sheetsIn(code, this.parse(code))) {
        for (const { start, end, tail } of quasi.quasis) {
          if (end === start) continue;
          const short = shorten(code.slice(start, end));
          written.overwrite(start, end, tail ? short.trimEnd() : short);
        }
      }
      return { code: written.toString(), map: written.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** The tagged templates that are style sheets, in the whole of a syntax tree. */
function sheetsIn(code, node) {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((child) => sheetsIn(code, child));
  const isSheet =
    node.type === 'TaggedTemplateExpression' &&
    /^(?:styled|css|keyframes)\b/.test(code.slice(node.tag.start, node.end));
  return isSheet ? [node, ...inside] : inside;
}

/** A piece of a style sheet; texts in quotes stay as they are, and so does the one space that may mean something. */
export const shorten = (sheet) =>
  sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/)
    .map((part, index) => (index % 2 ? part : shortenPlain(part)))
    .join('');

const shortenPlain = (part) =>
  part
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replaceAll(';}', '}');
