-- What mappings are counted and found by, gateway by gateway, from an index alone; it does all that the one without `search` does.
CREATE INDEX tunnel_mapping_sought ON tunnel_mapping (account_id, gateway_id, enabled, created_at, id)
  INCLUDE (rev, protocol, search);
DROP INDEX tunnel_mapping_turn;
