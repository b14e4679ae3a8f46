/** Name of a terminal `c`: given by people, else what it calls itself, else its MAC. */
export const clientName = `coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac)`;
