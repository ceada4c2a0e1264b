/// <reference types="next" />
/// <reference types="next/image-types/global" />

// What Next writes into next-env.d.ts when it builds; here so that types can be checked before the first build.
declare module '*.css'
