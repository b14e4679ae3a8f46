-- What was diagnosed from a gateway, newest first.
CREATE INDEX command_diagnosis ON command (gwid, created_at DESC) WHERE kind IN ('ping', 'traceroute', 'dns');
