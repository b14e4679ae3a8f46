import { trade } from '../token';

/** For this site's own pages: Astro refuses others (`security.checkOrigin`). */
export async function POST() {
  const given = await trade();
  return Response.json(given, { status: given.token ? 200 : 502 });
}
