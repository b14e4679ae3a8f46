/** Trades the partner's secret for a token. A real site first makes sure that its visitor is signed in and may see this network. */
export async function POST(request) {
  const origin = process.env.SITE_ORIGIN;
  if (request.headers.get('origin') !== origin) return new Response('Forbidden', { status: 403 });
  const reply = await fetch(`${process.env.NETPANE_URL}/api/v3/embed/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.NETPANE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: ['device:read', 'alarm:read', 'stats:read'], origin }),
    cache: 'no-store',
  });
  const { code, message, data } = await reply.json();
  return Response.json(data ?? { code, message }, { status: data ? 200 : 502 });
}
