/** Trades the partner's secret for a token. A real site first makes sure that its visitor is signed in and may see this network. */
export async function trade() {
  const { NETPANE_URL, NETPANE_SECRET, SITE_ORIGIN } = process.env;
  const reply = await fetch(`${NETPANE_URL}/api/v3/embed/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${NETPANE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: ['device:read', 'alarm:read', 'stats:read'], origin: SITE_ORIGIN }),
  });
  const { code, message, data } = await reply.json();
  return data ?? { code, message };
}
