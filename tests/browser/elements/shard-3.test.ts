import { testElements } from './shard';

testElements(3);
