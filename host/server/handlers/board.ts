import type * as contract from '../../../src/api/contract/board';
import { boardPage, readBoard, removeBoards, saveBoard } from '../account/board/boards';
import { withoutAddresses } from '../account/board/redact';
import { readAlarms, readCounts } from '../fleet/stats/board/counts';
import { readCourse } from '../fleet/stats/board/course';
import { mustHaveGroup } from '../fleet/stats/board/group';
import { readDays } from '../fleet/stats/board/days';
import { readSites } from '../fleet/stats/board/sites';
import { readTop } from '../fleet/stats/board/top';
import type { Caller } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { refuse } from '../kit/refusal';
import { readWorstLinks } from '../services/sdwan/worst-links';

/** Boards that are built from widgets, and the figures on them. */
export const board: Handlers<typeof contract> = {
  boards: async (context, input) => ({ data: await boardPage(context, input) }),
  boardDetail: async (context, { id }) => ({ data: await readBoard(context, id) }),
  boardSave: async (context, input) => ({ data: await saveBoard(context, input) }),
  async boardRemove(context, { ids }) {
    await removeBoards(context, ids);
    return { data: null };
  },
  async boardShown({ caller }) {
    if (!caller.board) throw refuse('noBoard');
    return { data: caller.board as contract.BoardShown };
  },
  async boardSites(context, { group }) {
    await mustHaveGroup(context, group);
    const { db, caller } = context;
    const told = toldTo(caller);
    const data = await readSites(db, caller.accountId, group, context.now());
    const list = data.list.map((site) => ({
      ...site,
      name: told(site.name),
      reason: site.reason && told(site.reason),
    }));
    return { data: { ...data, list } };
  },
  async boardDays(context, { group }) {
    await mustHaveGroup(context, group);
    const told = toldTo(context.caller);
    const list = await readDays(context.db, context.caller.accountId, group, context.now());
    return { data: { list: list.map((row) => ({ ...row, name: row.name && told(row.name) })) } };
  },
  async boardCounts(context, { group }) {
    await mustHaveGroup(context, group);
    return { data: await readCounts(context.db, context.caller.accountId, group, context.now()) };
  },
  async boardCourse(context, input) {
    await mustHaveGroup(context, input.group);
    return { data: await readCourse(context.db, context.caller.accountId, input, context.now()) };
  },
  async boardTop(context, input) {
    await mustHaveGroup(context, input.group);
    const told = toldTo(context.caller);
    const rows = await readTop(context.db, context.caller.accountId, input, context.now());
    return { data: rows.map(({ name, bytes }) => ({ name: told(name), bytes })) };
  },
  async boardAlarms(context, { group }) {
    await mustHaveGroup(context, group);
    const told = toldTo(context.caller);
    const rows = await readAlarms(context.db, context.caller.accountId, group);
    return { data: rows.map((row) => ({ ...row, site: told(row.site), content: told(row.content) })) };
  },
  async boardLinks(context, { group }) {
    await mustHaveGroup(context, group);
    const told = toldTo(context.caller);
    const { list, course } = await readWorstLinks(context.db, context.caller.accountId, group, context.now());
    return { data: { list: list.map((row) => ({ ...row, from: told(row.from), to: told(row.to) })), course } };
  },
};

/** Texts as a screen without a session may show them. */
const toldTo = (caller: Caller): ((text: string) => string) => (caller.wallboard ? withoutAddresses : (text) => text);
