/** Stands in, when a function is bundled, for what the SDK would load one day and we never need: streams of events, the names of browsers. */
export default {}
