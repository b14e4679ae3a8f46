import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs what lasts first, so that no long file is left when the others have ended. Where nothing is known of earlier runs,
 * Vitest goes by the size of a file, which says nothing of those that only name what they share.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const isLong = ({ moduleId }: TestSpecification) =>
  /\/browser\/(elements\/shard-\d|engines\/\w+)\.test\.ts$/.test(moduleId);
