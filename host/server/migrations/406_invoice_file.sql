-- The invoice of an order as it was issued, for its owner to download.
CREATE TABLE invoice_file (
  order_id text PRIMARY KEY REFERENCES service_order ON DELETE CASCADE,
  content bytea NOT NULL
);
