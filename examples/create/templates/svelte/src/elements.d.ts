import 'netpane/types/svelte';
