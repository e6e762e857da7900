/**
 * Trained models as policies: an ONNX model chooses from the numbers of an encoding.
 *
 * @module onnx
 */
export { type OnnxSettings, onnxPolicy } from './policy'
export { stampModel } from './stamp'
