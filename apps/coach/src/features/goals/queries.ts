import { type components, unwrap } from "@aangan/api/coach";
import type { GoalActions, GoalText } from "@aangan/shell/goals/goals.tsx";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** A goal with a client, as the coach sees it. */
export type Goal = components["schemas"]["Goal"];

const goalsQuery = (clientId: string) =>
  queryOptions({
    queryKey: queryKeys.goals.withClient(clientId),
    queryFn: () => unwrap(api.GET("/api/coach/clients/{clientId}/goals", { params: { path: { clientId } } })),
    refetchOnMount: "always",
  });

/** The goals with one client: open ones, then closed ones, latest first. Live events refetch them. */
export function useGoals(clientId: string) {
  const client = useQueryClient();
  useLiveEvent("goal", () => void client.invalidateQueries({ queryKey: queryKeys.goals.all }));
  return useQuery(goalsQuery(clientId));
}

/**
 * The coach's actions on the goals of one client. Each throws an `ApiError`, and refetches the goals whatever the
 * outcome.
 */
export function useGoalActions(clientId: string): GoalActions {
  const client = useQueryClient();
  const done = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.goals.withClient(clientId) });
    }
  };
  const one = ({ id }: { id: string }) => ({ params: { path: { clientId, id } } });
  return {
    propose: (body: GoalText) =>
      done(unwrap(api.POST("/api/coach/clients/{clientId}/goals", { params: { path: { clientId } }, body }))),
    change: (goal, text) =>
      done(
        unwrap(
          api.PATCH("/api/coach/clients/{clientId}/goals/{id}", {
            ...one(goal),
            body: { ...text, version: goal.version },
          }),
        ),
      ),
    agree: (goal) =>
      done(
        unwrap(
          api.POST("/api/coach/clients/{clientId}/goals/{id}/agree", { ...one(goal), body: { version: goal.version } }),
        ),
      ),
    close: (goal, state) =>
      done(
        unwrap(
          api.POST("/api/coach/clients/{clientId}/goals/{id}/close", {
            ...one(goal),
            body: { state, version: goal.version },
          }),
        ),
      ),
    reopen: (goal) => done(unwrap(api.POST("/api/coach/clients/{clientId}/goals/{id}/reopen", one(goal)))),
    takeBack: (goal) => done(unwrap(api.DELETE("/api/coach/clients/{clientId}/goals/{id}", one(goal)))),
  };
}
