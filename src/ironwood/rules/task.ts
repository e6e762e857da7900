import type { ClearTask, RetreatTask, WreckTask } from './combat/aftermath'
import type { AttackTask } from './combat/attack'
import type { DecideTask, HitsTask, RevealTask } from './combat/clash'
import type { AmbushTask, WagerTask } from './combat/wager'
import type { AmountTask } from './keywords/amount'
import type { BaitCountTask, BaitTask } from './keywords/bait'
import type { BurnCountTask, BurnManyTask, EffectsTask, GuardianTask, PayTask } from './keywords/cost'
import type { DiscoverTask } from './keywords/discover'
import type { DrillTask } from './keywords/drill'
import type { GroupTask, MarchTask } from './keywords/march'
import type { MoveTask } from './keywords/move'
import type { AddMarkerTask, TakeMarkersTask } from './keywords/ongoing'
import type { DemandTask, GiveUpTask, InspectTask, OpponentBurnsTask, StrikeTask } from './keywords/opponent'
import type { ChooseTask, MarkTask } from './keywords/place'
import type { RecruitTask } from './keywords/recruit'
import type { RemoveTask } from './keywords/remove'
import type { OneMoreTask, OptionsTask } from './keywords/resolve'
import type { BuildTask, FoundTask } from './keywords/site'
import type { StepTask } from './keywords/step'
import type { DrawOneTask, LookTask, PutBackTask, ShowVisionsTask } from './keywords/visions'
import type { FadeTask, HandLimitTask, RecruitStepTask, RoundEndTask } from './phases/end'
import type {
  DealTask,
  ExhaustedTask,
  ExhaustTask,
  GiveBackTask,
  MapMarkersTask,
  MarkerStepTask,
  OpeningTask,
  RoundTask,
} from './phases/preparation'
import type { ActionPhaseTask, AdditionalTask, BeforeOrAfterTask, TurnEndTask, TurnTask } from './phases/turn'
import type { BotDrawTask, BotGainTask, TributeTask } from './solo/cards'
import type { AdvanceTask, EscortTask, SourceTask } from './solo/ironbot/advance'
import type { BotBuildTask, BotFoundTask } from './solo/ironbot/build'
import type { BotDrillTask } from './solo/ironbot/drill'
import type { AttackerTask, FlushTask, FocusTask } from './solo/ironbot/focus'
import type { BuildOrRecruitTask, MusterTask, ReplaceTask, RestartTask, SmiteTask } from './solo/ironbot/icons'
import type { BotRecruitTask, GarrisonTask, ReinforceTask } from './solo/recruit'
import type { AlertTask, BotTurnTask, ExpendTask, FlipTask, IconTask, ProcedureTask } from './solo/turn'
import type { BotWagerTask } from './solo/wager'
import type { SpiritsTask } from './solo/woodenbot/aid'
import type { GatherFromTask, GatherTask } from './solo/woodenbot/gather'
import type { LootTask, RaidFromTask, RaidTask } from './solo/woodenbot/raid'
import type {
  DigTask,
  DiscoveryTask,
  LocateTask,
  RecallTask,
  RenewTask,
  SearchTask,
  UnearthTask,
} from './solo/woodenbot/visions'
import type { Frame } from './state'

/**
 * What is still to be done. The agenda is a stack: its last task is the next. Some run by themselves, the others are
 * questions to a seat; each is explained where it is handled.
 *
 * @example
 * const next: Task | undefined = state.agenda.at(-1)
 */
export type Task =
  | Frame
  | StepTask
  // The course of a round
  | RoundTask
  | OpeningTask
  | GiveBackTask
  | DealTask
  | MarkerStepTask
  | ExhaustTask
  | ExhaustedTask
  | MapMarkersTask
  | ActionPhaseTask
  | TurnTask
  | BeforeOrAfterTask
  | AdditionalTask
  | TurnEndTask
  | RoundEndTask
  | HandLimitTask
  | FadeTask
  | RecruitStepTask
  // Keywords
  | AmountTask
  | MoveTask
  | MarchTask
  | GroupTask
  | BaitTask
  | BaitCountTask
  | DrillTask
  | RecruitTask
  | RemoveTask
  | DiscoverTask
  | BuildTask
  | FoundTask
  | MarkTask
  | ChooseTask
  | PayTask
  | BurnCountTask
  | BurnManyTask
  | EffectsTask
  | GuardianTask
  | OneMoreTask
  | OptionsTask
  | LookTask
  | DrawOneTask
  | PutBackTask
  | ShowVisionsTask
  | InspectTask
  | StrikeTask
  | DemandTask
  | GiveUpTask
  | OpponentBurnsTask
  | TakeMarkersTask
  | AddMarkerTask
  // Combat
  | AttackTask
  | AmbushTask
  | WagerTask
  | RevealTask
  | HitsTask
  | DecideTask
  | RetreatTask
  | WreckTask
  | ClearTask
  // The bots
  | BotDrawTask
  | BotGainTask
  | TributeTask
  | BotRecruitTask
  | GarrisonTask
  | ReinforceTask
  | AlertTask
  | BotTurnTask
  | ExpendTask
  | FlipTask
  | IconTask
  | ProcedureTask
  | BotWagerTask
  | AdvanceTask
  | EscortTask
  | SourceTask
  | BotBuildTask
  | BotFoundTask
  | BotDrillTask
  | AttackerTask
  | FlushTask
  | FocusTask
  | BuildOrRecruitTask
  | MusterTask
  | ReplaceTask
  | RestartTask
  | SmiteTask
  | SpiritsTask
  | GatherFromTask
  | GatherTask
  | LootTask
  | RaidFromTask
  | RaidTask
  | DigTask
  | DiscoveryTask
  | LocateTask
  | RecallTask
  | RenewTask
  | SearchTask
  | UnearthTask
