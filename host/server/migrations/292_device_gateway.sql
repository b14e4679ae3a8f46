-- What lists of services say of their gateways, without reading every device of the account.
CREATE INDEX device_gateway ON device (id) INCLUDE (account_id, status, remark, simulated) WHERE kind = 'gateway';
