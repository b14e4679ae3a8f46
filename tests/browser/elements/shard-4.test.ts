import { testElements } from './shard';

testElements(4);
