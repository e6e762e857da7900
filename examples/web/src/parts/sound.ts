let context: AudioContext | null = null

/** A short tone: higher when it is one's own turn. */
export function play(isMine: boolean): void {
  context ??= new AudioContext()
  const tone = context.createOscillator()
  const volume = context.createGain()
  const end = context.currentTime + 0.18
  tone.frequency.value = isMine ? 660 : 330
  volume.gain.setValueAtTime(0.08, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(end)
}
