-- Colours, type and distances of the widgets on a partner's pages; they come with its tokens.

ALTER TABLE partner ADD COLUMN theme jsonb;
