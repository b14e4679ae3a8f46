import { limitSyslog } from '../services/syslog/take';
import type { Job } from '../kit/context/context';
import type { Archive } from '../kit/history/archive';
import { beginCopy, copyHistory, resumeCopy, setUpArchive, waited } from '../kit/history/copy';
import { addUp } from '../kit/history/counts';
import { keepHistory } from '../kit/history/parts';
import { hour, minute, second } from '../../../src/domain/time';

/** Makes room ahead of time for what only grows, and takes away what is old of it. */
export const historyCare: Job = {
  name: 'history',
  every: hour,
  run: ({ db, features, now, archive }) => keepHistory(db, features, now(), { archived: archive !== undefined }),
};

/** Adds up how many lines of logs there are on each day. */
export const historyCounts: Job = { name: 'history-counts', every: minute, run: ({ db }) => addUp(db) };

/** Brings history to the archive, and tells how many seconds it is behind. */
export const historyCopy = (archive: Archive, told: (seconds: number) => void): Job => {
  let ready = false;
  return {
    name: 'history-copy',
    every: 20 * second,
    async run({ db, features, now }) {
      await beginCopy(db, features, now());
      try {
        if (!ready) {
          await setUpArchive(archive, features);
          await resumeCopy(db, archive, features);
        }
        ready = true;
        await copyHistory(db, archive, features, now());
      } finally {
        told((await waited(db, features, now())) / 1000);
      }
    },
  };
};

/** Takes away lines of gateways' logs that are too many. */
export const syslogCare: Job = {
  name: 'syslog',
  every: hour,
  run: ({ db }) => limitSyslog(db),
};
