-- What access points are to be like by template: networks, or radios. Levels below may differ from it.

ALTER TABLE bulk_job DROP CONSTRAINT bulk_job_kind_check;
ALTER TABLE bulk_job ADD CONSTRAINT bulk_job_kind_check
  CHECK (kind IN ('reboot', 'upgrade', 'group', 'unbind', 'rename', 'tag', 'config', 'tv', 'radio', 'template'));

CREATE TABLE ap_template (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ssid', 'radio')),
  -- Of a network: its SSID.
  name text NOT NULL,
  note text NOT NULL,
  -- For all access points, or those of groups (with what is below), behind gateways, or these.
  target text NOT NULL CHECK (target IN ('all', 'group', 'gateway', 'ap')),
  target_ids text[] NOT NULL,
  -- Only access points of these models; none: of every one.
  models text[] NOT NULL,
  -- Fields by row: `ssid`, or `2g` and `5g`.
  rows jsonb NOT NULL,
  rev integer NOT NULL DEFAULT 1,
  -- It goes when no access point holds it any more.
  removed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When every access point was last held against it.
  compared_at timestamptz
);
CREATE UNIQUE INDEX ap_template_name ON ap_template (account_id, kind, name) WHERE NOT removed;
CREATE INDEX ap_template_list ON ap_template (account_id, kind, created_at DESC, id DESC);
CREATE INDEX ap_template_compared ON ap_template (compared_at);

-- Fields that a group, a gateway or an access point has otherwise.
CREATE TABLE ap_template_override (
  template_id text NOT NULL REFERENCES ap_template ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  level text NOT NULL CHECK (level IN ('group', 'gateway', 'ap')),
  -- A group or a device; what is gone holds for nothing.
  subject_id text NOT NULL,
  rows jsonb NOT NULL,
  PRIMARY KEY (template_id, level, subject_id)
);
CREATE INDEX ap_template_override_account ON ap_template_override (account_id);

-- How access points stand to a template.
CREATE TABLE ap_template_state (
  template_id text NOT NULL REFERENCES ap_template ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  device_id text NOT NULL REFERENCES device ON DELETE CASCADE,
  -- `missing`: not there; `left`: there, though no longer meant for it.
  state text NOT NULL CHECK (state IN ('same', 'differs', 'missing', 'left')),
  -- Fields that differ: row, field, value of the template, value that is there.
  diff jsonb NOT NULL,
  compared_at timestamptz NOT NULL,
  PRIMARY KEY (template_id, device_id)
);
CREATE INDEX ap_template_state_open ON ap_template_state (account_id, template_id) WHERE state <> 'same';
CREATE INDEX ap_template_state_device ON ap_template_state (device_id);
