/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]
