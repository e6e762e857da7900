export const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
