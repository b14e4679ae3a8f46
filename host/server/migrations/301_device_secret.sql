-- A gateway is bound by the key on its label and speaks with a secret of that binding. What was bound before that goes on
-- with its label's key until it uses its first secret.
ALTER TABLE device_identity
  -- SHA-256 of the secret of the present binding; null until the gateway was told one.
  ADD COLUMN secret_hash text,
  ADD COLUMN secret_told_at timestamptz,
  -- When the gateway first used it: from then on nothing else opens this binding.
  ADD COLUMN secret_used_at timestamptz,
  -- The secret of the binding before, by which the gateway itself is told from others who know its label.
  ADD COLUMN last_secret_hash text,
  ADD COLUMN secret_due boolean NOT NULL DEFAULT false;
