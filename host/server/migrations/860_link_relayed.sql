-- Whether a link of a network went by a detour at a sample of its day: it was degraded then, as it is now when it does.
ALTER TABLE sdwan_link_sample ADD COLUMN relayed boolean NOT NULL DEFAULT false;
