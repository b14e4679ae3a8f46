import 'netpane/types/vue';
