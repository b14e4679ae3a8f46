-- Until now a machine decided by the number of the card alone. Who was verified like that reads so.
UPDATE real_name SET reason = '系统按证件号自动校验，没有真人核对' WHERE stage = 1 AND reason = '';

-- Those that wait for the operator's word, longest waiting first.
CREATE INDEX real_name_waiting ON real_name (submitted_at, account_id) WHERE stage = 2;
