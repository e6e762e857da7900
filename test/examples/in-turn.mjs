// Runs programs one after the other, and prints what each of them printed, as JSON.
const print = process.stdout.write
const printed = []
// A program that reads its own words finds none.
for (const file of process.argv.splice(2)) {
  let text = ''
  process.stdout.write = (part) => {
    text += part
    return true
  }
  await import(file)
  printed.push(text)
}
process.stdout.write = print
process.stdout.write(JSON.stringify(printed))
