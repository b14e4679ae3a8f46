import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs what lasts first, so that no long file is left when the others have ended. Where nothing is known of earlier runs,
 * Vitest goes by the size of a file, which says nothing of those that only name what they share. Before them come those that
 * wait for devices most of their time: other steps run beside them then, and have the core that they leave.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turns = [waiting, long, /(?:)/];
    const turnOf = ({ moduleId }: TestSpecification) => turns.findIndex((turn) => turn.test(moduleId));
    return turns.flatMap((_, turn) => sorted.filter((file) => turnOf(file) === turn));
  }
}

const waiting = /\/browser\/flows\/(services|sites|reboot|gateway-config|settings|first-day|alarms|many)\.test\.ts$/;
const long =
  /\/browser\/(elements\/shard-\d|engines\/\w+|visits|stories|links|personal|own-back-end|overview)\.test\.ts$/;
