/** Rights that another version of a plugin asks for beyond those of the version `v`, as a JSON array. */
export const newRightsSql = (version: string): string =>
  `(SELECT coalesce(jsonb_agg(r->>'right'), '[]') FROM plugin_version n, jsonb_array_elements(n.manifest->'rights') r
    WHERE n.plugin_id = v.plugin_id AND n.version = ${version}
      AND NOT v.manifest->'rights' @> jsonb_build_array(jsonb_build_object('right', r->>'right')))`;
