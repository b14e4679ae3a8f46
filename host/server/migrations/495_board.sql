-- Boards that are built from widgets: screens with tiles on a grid, and the links that show them.

CREATE TABLE board (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  -- `{theme, screens, …}` of `src/api/contract/board.ts`.
  document jsonb NOT NULL,
  -- Goes up with every change: who changes it names the one that was seen.
  rev integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX board_name ON board (account_id, lower(name));
CREATE INDEX board_list ON board (account_id, updated_at DESC, id DESC);

-- A link shows cards of the overview, or a board. Boards that go revoke their links first.
ALTER TABLE wallboard_link ADD COLUMN board_id text REFERENCES board ON DELETE SET NULL;
CREATE INDEX wallboard_link_board ON wallboard_link (board_id) WHERE board_id IS NOT NULL;
