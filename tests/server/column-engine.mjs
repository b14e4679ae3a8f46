import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

// What ClickHouse speaks over HTTP, as far as its client needs it, before the engine of the npm package `chdb`: the folder of
// that package, the folder of the data, and the port are its arguments.

const [, , from, data, port] = process.argv;
const { Session } = createRequire(`${from}/package.json`)('chdb');
const engine = new Session(data);
const literal = (value) => `'${value.replaceAll('\\', '\\\\').replaceAll(`'`, `\\'`)}'`;
/** These are about the request and no settings of the statement. */
const own = ['query', 'query_id', 'database', 'session_id', 'default_format', 'role'];

/** Long parameters come beside the statement, as the parts of a form. */
async function asked(request) {
  const type = request.headers['content-type'] ?? '';
  const body = await text(request);
  if (!type.startsWith('multipart/')) return { body, parts: [] };
  const parts = [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
  return { body: parts.find(([name]) => name === 'query')[1], parts: parts.filter(([name]) => name !== 'query') };
}

function answer(url, { body, parts }) {
  const given = [...url.searchParams, ...parts].filter(([name]) => !own.includes(name));
  for (const [name, value] of given.filter(([name]) => name.startsWith('param_')))
    engine.query(`SET ${name} = ${literal(value)}`);
  const settings = given
    .filter(([name]) => !name.startsWith('param_'))
    .map(([name, value]) => `${name} = ${literal(value)}`);
  const query = url.searchParams.get('query');
  if (query !== null) {
    const [, into, format] = /^(.*?)(\s+FORMAT\s+\w+\s*)$/is.exec(query);
    return engine.query(`${into} SETTINGS ${settings.join(', ')} ${format}\n${body}`);
  }
  return engine.query(/\bFORMAT\s+\w+\s*$/i.test(body) ? `${body} SETTINGS ${settings.join(', ')}` : body);
}

const server = createServer((request, response) => {
  void asked(request).then((body) => {
    try {
      response.end(answer(new URL(request.url, 'http://engine'), body));
    } catch (error) {
      const [, code = '1'] = /Code: (\d+)/.exec(error.message) ?? [];
      response.writeHead(500, { 'x-clickhouse-exception-code': code }).end(error.message);
    }
  });
});
server.listen(Number(port), '127.0.0.1', () => process.send?.(server.address().port));
process.on('disconnect', () => process.exit(0));
