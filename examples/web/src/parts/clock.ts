/** Milliseconds as minutes and seconds, with hours where there are any. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Calls back four times a second while a clock runs. */
export function createTicking(tick: () => void): { run(isRunning: boolean): void } {
  let timer = 0
  return {
    run(isRunning) {
      if (!isRunning) clearInterval(timer)
      else if (timer === 0) {
        timer = window.setInterval(tick, 250)
        return
      } else return
      timer = 0
    },
  }
}
