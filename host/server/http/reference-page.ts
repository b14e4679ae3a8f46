import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as contract from '../../../src/api/contract';
import { openApi } from '../../../src/api/openapi';
import { toJson, type Env } from './errors';

interface Call {
  summary: string;
  'x-scope': string;
}
interface Reference {
  paths: Record<string, Record<string, Call>>;
}

/** `/openapi.json`: the contract of `/api/v3` for programs, and `/openapi`: the same in short for people. */
export function mountReference(app: Hono<Env>): void {
  let document: Reference | undefined;
  const reference = () => (document ??= openApi(contract, version()) as unknown as Reference);
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    'access-control-allow-origin': '*',
  };
  app.get('/openapi.json', () => toJson(200, reference(), headers));
  app.get('/openapi', (c) => c.html(page(reference()), 200, headers));
}

/** The package's own, from where its sources and its build lie. */
function version(): string {
  for (const up of ['../../../', '../../']) {
    try {
      return (JSON.parse(readFileSync(new URL(`${up}package.json`, import.meta.url), 'utf8')) as { version: string })
        .version;
    } catch {
      // Further up.
    }
  }
  return '0.0.0';
}

const page = ({ paths }: Reference) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Netpane API</title>
      </head>
      <body>
        <h1>Netpane API</h1>
        <p>Fields, answers and refusals: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
        <table border="1" cellpadding="6">
          <thead>
            <tr>
              <th>Call</th>
              <th>Scope</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            ${Object.entries(paths).flatMap(([path, methods]) =>
              Object.entries(methods).map(
                ([method, call]) =>
                  html`<tr>
                    <td><code>${method.toUpperCase()} ${path}</code></td>
                    <td>${call['x-scope']}</td>
                    <td>${call.summary}</td>
                  </tr>`,
              ),
            )}
          </tbody>
        </table>
      </body>
    </html>`;
