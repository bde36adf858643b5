from django.contrib.auth import authenticate, get_user_model, login
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import ensure_csrf_cookie
from rest_framework import filters, mixins, permissions, serializers, status, viewsets
from rest_framework.decorators import action
from rest_framework.response import Response
from rest_framework.views import APIView

from city.models import Favourite, Place
from city.serializers import (
    CredentialsSerializer,
    FavouriteListSerializer,
    FavouriteSerializer,
    PlaceSerializer,
    ProfileSerializer,
)


class KeywordsFilter(filters.SearchFilter):
    search_param = "keywords"


class PlaceViewSet(viewsets.ReadOnlyModelViewSet):
    queryset = Place.objects.select_related("kind__parent")
    serializer_class = PlaceSerializer
    filter_backends = [KeywordsFilter, filters.OrderingFilter]
    search_fields = ["name", "address"]
    ordering_fields = ["name", "rating", "date_published"]

    def get_queryset(self):
        kind = self.request.query_params.get("sub_type", "")
        return super().get_queryset().filter(kind=kind) if kind.isdigit() else super().get_queryset()


class FavouriteViewSet(
    mixins.CreateModelMixin, mixins.ListModelMixin, mixins.DestroyModelMixin, viewsets.GenericViewSet
):
    permission_classes = [permissions.IsAuthenticated]

    def get_queryset(self):
        return Favourite.objects.filter(user=self.request.user).select_related("listing__kind__parent")

    def get_serializer_class(self):
        return FavouriteListSerializer if self.action == "list" else FavouriteSerializer

    @action(detail=False)
    def listing_ids(self, _request):
        rows = self.get_queryset().values_list("listing_id", "id")
        return Response({"results": dict(rows)})


@method_decorator(ensure_csrf_cookie, name="dispatch")
class HiView(APIView):
    def get(self, request):
        return Response({"id": request.user.id, "username": request.user.username})


class MeView(APIView):
    permission_classes = [permissions.IsAuthenticated]

    def get(self, request):
        return Response(ProfileSerializer(request.user).data)


def enter(request, user):
    """Logs in and saves what the visitor was about to save."""
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")
    query = request.query_params
    if query.get("post_authenticate_action") == "add-favourite":
        Favourite.objects.get_or_create(user=user, listing_id=query.get("object_id"))


class LogInView(APIView):
    def post(self, request):
        credentials = CredentialsSerializer(data=request.data)
        credentials.is_valid(raise_exception=True)
        data = credentials.validated_data
        user = authenticate(request, username=data["email"], password=data["password"])
        if user is None:
            raise serializers.ValidationError({"non_field_errors": ["Unable to log in with provided credentials."]})
        enter(request, user)
        return Response(ProfileSerializer(user).data)


class RegisterView(APIView):
    def post(self, request):
        credentials = CredentialsSerializer(data=request.data)
        credentials.is_valid(raise_exception=True)
        data = credentials.validated_data
        if get_user_model().objects.filter(username=data["email"]).exists():
            raise serializers.ValidationError({"email": ["A user with that username already exists."]})
        user = get_user_model().objects.create_user(data["email"], data["email"], data["password"])
        enter(request, user)
        return Response(ProfileSerializer(user).data, status=status.HTTP_201_CREATED)
