-- What the operator puts before account holders: ads, activities, promotions, messages; and what they did with it.
-- Pictures are data URLs, so that they show in an embed without a second request.

CREATE TABLE ad (
  id text PRIMARY KEY,
  ad_id text NOT NULL,
  place text NOT NULL CHECK (place IN ('middle', 'banner')),
  tag text NOT NULL DEFAULT '',
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  action text NOT NULL DEFAULT '',
  image text NOT NULL DEFAULT '',
  -- JSON text with an h5 object that holds link and is_blank.
  links text NOT NULL,
  -- Seconds that a banner stays.
  repeat_rate integer NOT NULL DEFAULT 5 CHECK (repeat_rate > 0),
  position integer NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX ad_running ON ad (place, ends_at);

CREATE TABLE ad_closed (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  ad_id text NOT NULL REFERENCES ad ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, ad_id)
);

CREATE TABLE home_ad_click (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  day date NOT NULL,
  clicks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, day)
);

-- The key is what the browser signed: an event sent twice counts once.
CREATE TABLE tracked_event (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  event text NOT NULL,
  type text NOT NULL,
  sent_at bigint NOT NULL,
  code text NOT NULL,
  subject text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, event, type, sent_at, code)
);
CREATE INDEX tracked_event_at ON tracked_event (at);

CREATE TABLE activity (
  id integer PRIMARY KEY,
  title text NOT NULL,
  popup boolean NOT NULL DEFAULT false,
  popup_image text NOT NULL DEFAULT '',
  banner_image text NOT NULL DEFAULT '',
  menu_mark_image text NOT NULL DEFAULT '',
  free_upgrade_mark_image text NOT NULL DEFAULT '',
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);

CREATE TABLE activity_offer (
  activity_id integer NOT NULL REFERENCES activity ON DELETE CASCADE,
  apply_to text NOT NULL,
  apply_to_package integer NOT NULL,
  money_fen integer NOT NULL CHECK (money_fen >= 0),
  PRIMARY KEY (activity_id, apply_to, apply_to_package)
);

-- Offers that an account has used; an offer without a row is still to be used.
CREATE TABLE activity_use (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  activity_id integer NOT NULL,
  apply_to text NOT NULL,
  apply_to_package integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, activity_id, apply_to, apply_to_package),
  FOREIGN KEY (activity_id, apply_to, apply_to_package) REFERENCES activity_offer ON DELETE CASCADE
);

CREATE TABLE activity_popup_seen (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  activity_id integer NOT NULL REFERENCES activity ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, activity_id)
);

CREATE TABLE campaign_hidden (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  at timestamptz NOT NULL
);

-- When a service is promoted in the menu.
CREATE TABLE promotion (
  service text NOT NULL CHECK (service IN ('star', 'ipv6', 'tunnel')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  menu_icon text NOT NULL DEFAULT '',
  PRIMARY KEY (service, starts_at),
  CHECK (starts_at < ends_at)
);
INSERT INTO promotion (service, starts_at, ends_at) VALUES
  ('star', '2024-06-24T00:00:00+08:00', '2024-07-01T00:00:00+08:00'),
  ('ipv6', '2025-03-25T00:00:00+08:00', '2025-04-01T00:00:00+08:00');

-- The WeChat contact in sales of an account; without a row the service account.
CREATE TABLE sales_contact (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  link text NOT NULL
);

CREATE TABLE message (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('system', 'service', 'activity', 'security')),
  title text NOT NULL,
  -- HTML; the browser shows it through its sanitiser only.
  msg text NOT NULL,
  popup boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX message_list ON message (account_id, created_at DESC, id);
CREATE INDEX message_unread ON message (account_id, created_at DESC) WHERE read_at IS NULL;
