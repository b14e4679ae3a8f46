import { testElements } from './shard';

testElements(2);
