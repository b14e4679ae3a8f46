import { wallboardKey, wallboardHash, wallboardMost, type WallboardCard } from '../../../../src/domain/wallboard';
import { fingerprint, newId, newToken } from '../../kit/secrets';
import type { Caller, Context, Services } from '../../kit/context/context';
import type { BoardDocument } from '../../../../src/domain/board';
import { cardsOf, mayRead, type HomeSection, type Shown } from './reads';
import { day, iso } from '../../../../src/domain/time';
import { dateTime } from '../../../../src/format';
import { englishCards } from '../../../../src/text/cards-english';
import { cardText } from '../../../../src/text/cards.text';
import { changeOf, inBoth, type ToldFacts } from '../logs/facts';
import { noteChange } from '../logs/record-action';
import { because, invalid, refuse } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';

/** Seconds that a screen's token lives: a revoked link ends it at once all the same. */
const wallboardTokenSeconds = 600;
/** Tells a screen's token from others without a look at the store. */
const prefix = 'npb_';

/** Makes a link for the caller's account; its id and its key, which cannot be read again. */
export async function createLink(
  context: Context,
  input: { name: string; cards: readonly WallboardCard[]; board?: string | undefined; days: number },
): Promise<{ id: string; key: string }> {
  const { db, caller, now } = context;
  const name = input.name.trim();
  if (!name) throw invalid({ name: because('nameNeeded') });
  if ([...name].length > 40) throw invalid({ name: because('nameMostChars', { most: 40 }) });
  const cards = [...new Set(input.cards)];
  if (input.board !== undefined && cards.length > 0) throw invalid({ cards: because('boardOrCards') });
  if (input.board === undefined && cards.length === 0) throw invalid({ cards: because('boardEmpty') });
  const at = now();
  const id = newId('wb');
  const key = `npw_${newToken()}`;
  const ends = input.days ? iso(at + input.days * day) : null;
  const made = await db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const board = await boardNamed(sql, caller.accountId, input.board);
    const [row] = await sql.query(
      `INSERT INTO wallboard_link (id, account_id, name, key_hash, cards, created_at, expires_at, board_id, home_section)
       SELECT $1, a.id, $3, $4, $5, $6, $7, $9, a.home_section FROM account a
       WHERE a.id = $2 AND (SELECT count(*) FROM wallboard_link
              WHERE account_id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $6)) < $8
       RETURNING id`,
      [
        id,
        caller.accountId,
        name,
        fingerprint(key),
        JSON.stringify(cards),
        new Date(at),
        ends,
        wallboardMost,
        input.board ?? null,
      ],
    );
    return row && linkFacts({ name, cards, board, expires_at: ends });
  });
  if (!made) throw refuse('boardLinksMost', { most: wallboardMost });
  noteChange(context, changeOf(undefined, made));
  return { id, key };
}

/** The name of the board that is asked for; refuses one that is not the account's. */
async function boardNamed(sql: Sql, accountId: string, board: string | undefined): Promise<string | null> {
  if (board === undefined) return null;
  const [own] = await sql.query<{ name: string }>('SELECT name FROM board WHERE account_id = $1 AND id = $2', [
    accountId,
    board,
  ]);
  if (!own) throw refuse('noBoard');
  return own.name;
}

interface LinkTerms {
  name: string;
  cards: readonly WallboardCard[];
  /** Name of the board that it shows. */
  board: string | null;
  expires_at: string | null;
}

/** What a link shows and until when, for the log of actions. */
const linkFacts = ({ name, cards, board, expires_at: ends }: LinkTerms): ToldFacts => ({
  名称: name,
  内容:
    board === null
      ? inBoth(cards.map((card) => cardText[card]).join('、'), cards.map((card) => englishCards[card]).join(', '))
      : inBoth(`看板 ${board}`, `board ${board}`),
  到期: ends === null ? '不限' : dateTime(ends, 'Asia/Shanghai'),
});

/** Ends a link of the caller and the tokens of its screens. */
export async function revokeLink(context: Context, id: string): Promise<void> {
  const { db, caller, now } = context;
  const gone = await db.tx(async (sql) => {
    const [link] = await sql.query<LinkTerms>(
      `UPDATE wallboard_link SET revoked_at = $3 WHERE id = $1 AND account_id = $2 AND revoked_at IS NULL
       RETURNING name, cards, expires_at, (SELECT b.name FROM board b WHERE b.id = board_id) AS board`,
      [id, caller.accountId, new Date(now())],
    );
    if (!link) throw refuse('noBoardLink');
    await sql.query('DELETE FROM wallboard_token WHERE link_id = $1', [id]);
    return link;
  });
  noteChange(context, changeOf(linkFacts(gone), undefined));
}

/** A link by its key. */
interface Linked {
  id: string;
  name: string;
  cards: WallboardCard[];
  board: boolean;
  ended: boolean;
  home_section: HomeSection;
}

/** Trades a key for a token. */
export async function enterBoard({ db, now }: Services, key: string) {
  const at = now();
  const [link] = wallboardKey(wallboardHash(key))
    ? await db.query<Linked>(
        `SELECT l.id, coalesce(b.name, l.name) AS name, l.cards, b.id IS NOT NULL AS board, coalesce(l.expires_at <= $2, false) AS ended, l.home_section
         FROM wallboard_link l JOIN account a ON a.id = l.account_id LEFT JOIN board b ON b.id = l.board_id
         WHERE l.key_hash = $1 AND l.revoked_at IS NULL AND a.state = 'active'`,
        [fingerprint(key), new Date(at)],
      )
    : [];
  if (!link) throw refuse('boardRevoked');
  if (link.ended) throw refuse('boardExpired');
  const token = prefix + newToken();
  await db.query('INSERT INTO wallboard_token (hash, link_id, expires_at) VALUES ($1, $2, $3)', [
    fingerprint(token),
    link.id,
    new Date(at + wallboardTokenSeconds * 1000),
  ]);
  await db.query('UPDATE wallboard_link SET seen_at = $2 WHERE id = $1', [link.id, new Date(at)]);
  const { name, cards, board, home_section } = link;
  return { token, expires_in: wallboardTokenSeconds, name, cards, board, home_section };
}

/**
 * Who a screen's token speaks for; undefined when it is none. It reads the calls of its cards and nothing else: not
 * those of other cards, and nothing that a person may do.
 */
export async function boardCaller(token: string, services: Services, request: Request): Promise<Caller | undefined> {
  if (!token.startsWith(prefix)) return undefined;
  const row = await boardOf(token, services);
  if (!row) throw refuse('boardTokenEnded');
  if (!mayRead(row, new URL(request.url))) throw refuse('notOnBoard');
  const living = async () => (await boardOf(token, services)) !== undefined;
  const { document, name, rev } = row;
  const board = document && { document, name: name!, rev: rev! };
  return {
    accountId: row.account_id,
    scopes: ['stats:read'],
    wallboard: cardsOf(row),
    ...(board && { board }),
    living,
  };
}

/** Of the board that a link shows; null where it shows cards. */
interface Named {
  name: string | null;
  rev: number | null;
}

/** The board that a token shows, while the token, its link and its account hold. */
async function boardOf(token: string, { db, now }: Services) {
  const [row] = await db.query<Shown & { account_id: string; document: BoardDocument | null } & Named>(
    `SELECT l.account_id, l.cards, l.home_section, b.document, b.name, b.rev FROM wallboard_token t JOIN wallboard_link l ON l.id = t.link_id
     JOIN account a ON a.id = l.account_id LEFT JOIN board b ON b.id = l.board_id
     WHERE t.hash = $1 AND t.expires_at > $2 AND l.revoked_at IS NULL AND (l.expires_at IS NULL OR l.expires_at > $2)
       AND a.state = 'active'`,
    [fingerprint(token), new Date(now())],
  );
  return row;
}
